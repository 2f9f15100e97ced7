"""A program that plays. Run it with: python examples/client.py http://localhost:5012 [TABLE] [GAME].

Without a table it makes one against a bot; with one it takes a free seat there. It plays any legal move: put your own
idea into `choose`. It needs nothing but the package `websockets`; docs/protocol.md tells the rest.
"""

import asyncio
import json
import random
import sys
import urllib.request

import websockets


def choose(view):
    """One of the moves that are possible; `view` is all that our seat may know."""
    return random.choice(view["legal"])


def ask(server, method, path, body=None, key=""):
    """An HTTP request: the answer, and the cookie that says who we are."""
    headers = {"content-type": "application/json", "cookie": key}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{server}{path}", data, headers, method=method)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer), (answer.headers["set-cookie"] or "").partition(";")[0]


async def play(server, table=None, game="fivetotwelve"):
    """Play one game, and return the last message."""
    _, key = ask(server, "GET", "/api/me")
    ask(server, "POST", "/api/me", {"name": "Example"}, key)
    if table is None:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "level1"}]
        table = ask(server, "POST", "/api/tables", {"game": game, "seats": seats}, key)[0]["id"]
    address = f"{server.replace('http', 'ws', 1)}/api/ws"
    async with websockets.connect(address, additional_headers={"cookie": key}) as socket:
        await socket.send(json.dumps({"do": "watch", "table": table}))
        while True:
            message = json.loads(await socket.recv())
            if message["is"] == "refused":
                print("refused:", message["text"])
            elif message["is"] == "table" and message["phase"] == "gathering" and not message["mine"]:
                await socket.send(json.dumps({"do": "sit", "table": table}))
            elif message["is"] == "table" and message["phase"] in ("over", "closed"):
                print(message["phase"], message["total"] and message["total"]["scores"])
                return message
            elif message["is"] in ("table", "moved"):
                for view in message["views"]:
                    if view["legal"]:
                        move = {"do": "move", "table": table, "seat": view["seat"], "move": choose(view)}
                        await socket.send(json.dumps({**move, "round": message["round"], "step": message["step"]}))


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:]))
