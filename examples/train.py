"""From zero to a trained player, in one file: PPO with self-play in PyTorch, on many games at once.

    python examples/train.py fivetotwelve --minutes 20            # on the GPU, if there is one
    python examples/train.py kreuzquer --players 1 --minutes 5    # alone; also fine on a processor
    python examples/train.py davincicode --minutes 60 --ray       # games are played by a Ray cluster
    spieltrieb arena fivetotwelve --bots spieltrieb.lab.trained:Network,level3

One network plays all seats of all games and learns from each seat's own side. What it needs is the package with the
extra `train`; docs/training.md goes through it step by step. Change whatever you like: it is meant to be read.
"""

import argparse
import json
import logging
import sys
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

from spieltrieb.core.errors import SpieltriebError
from spieltrieb.lab.batch import BadBatch, Batch
from spieltrieb.lab.cuda import NoGpu
from spieltrieb.lab.plots import lines
from spieltrieb.lab.sharing import Cluster, ThisProcess

WIDEST = 24  # numbers that can take more values than this enter the network as they are, all others value by value


def wishes():
    """What can be said on the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", help="fivetotwelve, memostreet, kreuzquer or davincicode")
    parser.add_argument("--players", type=int, default=None, help="how many play (the game's own number if not said)")
    parser.add_argument("--minutes", type=float, default=5.0, help="how long to learn")
    parser.add_argument("--updates", type=int, default=0, help="stop after this many updates, whatever the time")
    parser.add_argument("--games", type=int, default=0, help="games at once (65,536 on a GPU, 1,024 on a processor)")
    parser.add_argument("--steps", type=int, default=32, help="moves in every game before each update")
    parser.add_argument("--epochs", type=int, default=2, help="how often each move is learned from")
    parser.add_argument("--parts", type=int, default=16, help="parts that the moves of an update are learned in")
    parser.add_argument("--width", type=int, default=0, help="of the network's layers (512 on a GPU, else 128)")
    parser.add_argument("--blocks", type=int, default=3, help="of two layers each")
    parser.add_argument("--rate", type=float, default=1e-3, help="how fast it learns at first; falls to nothing")
    parser.add_argument("--entropy", type=float, default=0.01, help="how much trying out is worth at first; falls too")
    parser.add_argument("--lambda", dest="trace", type=float, default=0.95, help="how far results reach back (GAE)")
    parser.add_argument("--clip", type=float, default=0.2, help="how far one update may go (PPO)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--out", type=Path, default=Path("trained"), help="the folder for all that is made")
    parser.add_argument("--resume", action="store_true", help="go on from the checkpoint in that folder")
    parser.add_argument("--ray", nargs="?", const="auto", metavar="ADDRESS", help="let a Ray cluster play the games")
    parser.add_argument(
        "--shares", type=int, default=0, help="parts in which processors play the games (16 with --ray, else 1)"
    )
    wish = parser.parse_args()
    check(wish, parser.error)
    wish.games = wish.games or (65_536 if wish.device == "cuda" else 1024)
    wish.width = wish.width or (512 if wish.device == "cuda" else 128)
    wish.shares = wish.shares or (16 if wish.ray else 1)
    if wish.shares < 1 or wish.games % wish.shares:
        parser.error(f"--shares: {wish.games} games cannot be cut into {wish.shares} equal shares")
    if wish.games * wish.steps < 2:
        parser.error("--steps: with one game it must be 2 or more, since moves are learned from by comparing them")
    if wish.resume and not (wish.out / "checkpoint.pt").is_file():
        parser.error(f"--resume: there is no checkpoint.pt in {wish.out}")
    return wish


def check(wish, refuse):
    """See that the numbers are ones to learn by, and the device one to learn on."""
    counts = {"players": 1, "updates": 0, "games": 0, "steps": 1, "epochs": 1, "parts": 1, "width": 0, "blocks": 0}
    for name, least in {**counts, "seed": 0, "shares": 0, "entropy": 0}.items():
        given = getattr(wish, name)
        if given is not None and not given >= least:
            refuse(f"--{name}: must be {least} or more, not {given}")
    for name in ("minutes", "rate", "clip"):
        if not 0 < getattr(wish, name) < np.inf:
            refuse(f"--{name}: must be more than 0, not {getattr(wish, name)}")
    if not 0 <= wish.trace <= 1:
        refuse(f"--lambda: must be from 0 to 1, not {wish.trace}")
    if wish.device.startswith("cuda:"):
        number = wish.device.partition(":")[2]
        refuse(f"--device: say cuda, and choose the GPU before that: CUDA_VISIBLE_DEVICES={number} python ...")
    if wish.device not in ("cpu", "cuda"):
        refuse(f"--device: must be cpu or cuda, not {wish.device}")
    if wish.device == "cuda" and not torch.cuda.is_available():
        refuse("--device: PyTorch finds no GPU here; say cpu")


# ---- The network: in, what a seat sees and which it is; out, a number for every action and the expected reward ----


class Block(nn.Module):
    """Two layers that add to what came in."""

    def __init__(self, width):
        super().__init__()
        self.layers = nn.Sequential(nn.LayerNorm(width), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, width))
        nn.init.zeros_(self.layers[-1].weight)

    def forward(self, x):
        """The same, and a little more."""
        return x + self.layers(x)


class Network(nn.Module):
    """Policy and value. An observation's small numbers are taken apart value by value, so that 3 is not thrice 1.

    All is seen from the seat's own side, but some actions name another seat by its number: so it must know its own.
    """

    def __init__(self, batch, width, blocks):
        super().__init__()
        layout = batch.layout
        low, high = layout.low.astype(int), layout.high.astype(int)
        small = np.flatnonzero(high - low <= WIDEST)
        spans = [np.arange(low[i], high[i] + 1) for i in small]
        self.register_buffer("places", torch.tensor(np.repeat(small, [len(span) for span in spans])))
        self.register_buffer("values", torch.tensor(np.concatenate(spans), dtype=torch.int8))
        self.register_buffer("scale", torch.tensor(layout.scale))
        self.register_buffer("seats", torch.arange(batch.players))
        self.enter = nn.Linear(len(self.places) + layout.size + batch.players, width)
        self.blocks = nn.Sequential(*(Block(width) for _ in range(blocks)), nn.LayerNorm(width), nn.ReLU())
        self.policy = nn.Linear(width, batch.choices)
        self.value = nn.Linear(width, 1)
        for head in (self.policy, self.value):
            nn.init.zeros_(head.weight)

    def forward(self, seen, seat):
        """Numbers for all actions, legal or not, and what the seat may expect."""
        apart = (seen[:, self.places] == self.values).to(self.scale.dtype)
        own = (seat[:, None] == self.seats).to(self.scale.dtype)
        inside = self.blocks(self.enter(torch.cat([apart, seen * self.scale, own], 1)))
        return self.policy(inside), self.value(inside)[:, 0]


# ---- Games ----


class Table:
    """A batch of games with its arrays as tensors, on a processor or on a GPU; every step writes them anew."""

    def __init__(self, wish, games, seed, device):
        kind = Batch
        if device == "cuda":
            from spieltrieb.lab.gpu import Batch as kind  # noqa: N813
        self.batch = kind(wish.game, games, wish.players, seed)
        self.device = device
        names = ("observations", "legal", "seats", "rewards", "scores", "done")
        self.observations, self.legal, self.seats, self.rewards, self.scores, self.done = (
            torch.as_tensor(getattr(self.batch, name), device=device) for name in names
        )
        self.players = self.batch.players

    def step(self, actions):
        """Play these actions: they are legal, since the masked policy knows no others."""
        self.batch.step(actions if self.device != "cpu" else actions.numpy(), check=False)

    def seen_by(self, seat):
        """What one seat sees in every game, whoever is to act."""
        return torch.as_tensor(self.batch.observe(seat), device=self.device)

    def kept(self):
        """All that is needed to go on elsewhere; only of games on a processor."""
        return [getattr(self.batch, name).copy() for name in ("states", "luck", "seats")]

    def go_on(self, kept):
        """Go on from what was kept."""
        for name, array in zip(("states", "luck", "seats"), kept, strict=True):
            getattr(self.batch, name)[:] = array
        self.batch.reset(which=np.zeros(self.batch.size, bool))  # begins no game, but writes anew what is seen


def think(network, seen, seat):
    """What the network makes of it; on a GPU with numbers of half the length."""
    with torch.autocast("cuda", torch.bfloat16, enabled=seen.is_cuda):
        return network(seen, seat)


def drawn(logits, legal, chance):
    """An action for every game as the policy has it, and the logarithms of all actions' chances."""
    chances = torch.log_softmax(logits.float().masked_fill(~legal, -torch.inf), 1)
    return torch.argmax(chances - torch.empty_like(chances).exponential_(generator=chance).log(), 1), chances


@torch.no_grad()
def play(network, table, steps, chance=None):
    """Some moves in every game, each with what was seen, done and expected; and what all seats expect after them."""
    moves = {name: [] for name in ("seen", "legal", "seat", "action", "chance", "value", "reward", "done")}
    for _ in range(steps):
        seen, legal, seat = table.observations.clone(), table.legal.clone(), table.seats.long()
        logits, value = think(network, seen, seat)
        action, chances = drawn(logits, legal, chance)
        table.step(action.to(torch.int32))
        likely = chances.gather(1, action[:, None])[:, 0]
        told = (seen, legal, seat, action, likely, value.float(), table.rewards.clone(), table.done.clone())
        for name, one in zip(moves, told, strict=True):
            moves[name].append(one)
    everybody = [torch.full_like(seat, number) for number in range(table.players)]
    ahead = torch.stack(
        [think(network, table.seen_by(number), own)[1].float() for number, own in enumerate(everybody)], 1
    )
    return {name: torch.stack(all_of_them) for name, all_of_them in moves.items()}, ahead


def play_share(common, share):
    """Go on with a share of the games, and tell how to go on after that: any worker can do it, and do it again.

    What comes of it depends on nothing else, not even on the number of threads.
    """
    wish, weights, update, luck = common
    number, kept = share
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        table = Table(wish, wish.games // wish.shares, luck * wish.shares + number, "cpu")
        if kept is not None:
            table.go_on(kept)
        with torch.random.fork_rng(devices=[]):  # a new network draws numbers, which learning would miss
            network = Network(table.batch, wish.width, wish.blocks)
        network.load_state_dict(weights)
        seed = np.random.SeedSequence([wish.seed, update, number]).generate_state(1, np.uint64)[0]
        chance = torch.Generator().manual_seed(int(seed))
        return *play(network, table, wish.steps, chance), table.kept()
    finally:
        torch.set_num_threads(threads)


# ---- Learning ----


class Learner:
    """Plays, and learns from what came of it."""

    def __init__(self, wish, workers):
        torch.manual_seed(wish.seed)
        self.wish = wish
        self.workers = workers  # who play, if the games are shared out
        self.luck = wish.seed  # the seed of their games
        self.kept = [None] * wish.shares  # how each share goes on
        self.table = Table(wish, wish.games if wish.shares == 1 else 1, wish.seed, wish.device)
        self.network = Network(self.table.batch, wish.width, wish.blocks).to(wish.device)
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=wish.rate, eps=1e-5)
        self.unit = 1.0  # rewards are counted in this unit: how far apart the results of games lie
        self.curve = []  # (seconds, moves, result) of every look at how well it plays
        self.updates = self.moves = 0
        self.seconds = 0.0

    def update(self, left):
        """Play for a while, then learn from it; `left` is how much of the whole is still to come, from 1 to 0."""
        moves, ahead = self.play()
        advantages, returns = self.judge(moves, ahead)
        self.learn(moves, advantages, returns, left)
        self.updates += 1
        self.moves += self.wish.games * self.wish.steps

    def play(self):
        """Some moves in every game, here or by the workers."""
        if self.wish.shares == 1:
            moves, ahead = play(self.network, self.table, self.wish.steps)
        else:
            moves, ahead = self.play_shared()
        if self.table.players == 1:
            over = moves["done"]
            if over.sum() > 1:
                self.unit = 0.9 * self.unit + 0.1 * moves["reward"][over].std().item()
        return moves, ahead

    def play_shared(self):
        """Let the workers play, each some of the games, and put together what they did."""
        weights = {name: tensor.cpu() for name, tensor in self.network.state_dict().items()}
        common = (self.wish, weights, self.updates, self.luck)
        done = dict(self.workers.do(play_share, common, list(enumerate(self.kept))))
        parts, ahead, self.kept = zip(*(done[number] for number in range(self.wish.shares)), strict=True)
        moves = {name: torch.cat([part[name] for part in parts], 1).to(self.wish.device) for name in parts[0]}
        return moves, torch.cat(ahead).to(self.wish.device)

    @torch.no_grad()
    def judge(self, moves, ahead):
        """How much better each move turned out than was expected, and what the seat got in the end (GAE).

        A seat's next moment is its own next move, or the end of the game: what others do meanwhile is its luck.
        """
        trace = self.wish.trace
        games = torch.arange(self.wish.games, device=self.wish.device)
        gain = torch.zeros_like(ahead)  # the advantage of each seat's next move
        coming = torch.zeros_like(ahead)  # the reward until then
        advantages = torch.zeros_like(moves["value"])
        for step in reversed(range(self.wish.steps)):
            over = moves["done"][step][:, None]
            ahead, gain = ahead.masked_fill(over, 0), gain.masked_fill(over, 0)
            coming = torch.where(over, moves["reward"][step] / self.unit, coming)
            own = (games, moves["seat"][step])
            advantages[step] = coming[own] + ahead[own] - moves["value"][step] + trace * gain[own]
            ahead[own], gain[own], coming[own] = moves["value"][step], advantages[step], 0
        return advantages, advantages + moves["value"]

    def learn(self, moves, advantages, returns, left):
        """Change the network a little (PPO)."""
        wish = self.wish
        for group in self.optimizer.param_groups:
            group["lr"] = wish.rate * left
        flat = {name: moves[name].flatten(0, 1) for name in ("seen", "seat", "legal", "action", "chance")}
        advantages, returns = advantages.flatten(), returns.flatten()
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
        for _ in range(wish.epochs):
            for part in torch.randperm(len(returns), device=wish.device).chunk(wish.parts):
                logits, value = think(self.network, flat["seen"][part], flat["seat"][part])
                legal = flat["legal"][part]
                chances = torch.log_softmax(logits.float().masked_fill(~legal, -torch.inf), 1)
                chance = chances.gather(1, flat["action"][part][:, None])[:, 0]
                ratio = torch.exp(chance - flat["chance"][part])
                clipped = ratio.clamp(1 - wish.clip, 1 + wish.clip)
                policy_loss = -torch.min(ratio * advantages[part], clipped * advantages[part]).mean()
                value_loss = (value.float() - returns[part]).square().mean()
                doubt = -(chances.exp() * chances.masked_fill(~legal, 0)).sum(1).mean()
                loss = policy_loss + 0.5 * value_loss - wish.entropy * left * doubt
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimizer.step()

    @torch.no_grad()
    def measure(self, games=4096):
        """How well it plays: its points alone, or the share of games it wins against players without a plan."""
        games = min(games, self.wish.games)
        table = Table(self.wish, games, self.wish.seed + 1, self.wish.device)
        first = torch.ones(games, dtype=torch.bool, device=self.wish.device)  # whose first game is not over
        total = torch.zeros(games, device=self.wish.device)
        chance = torch.Generator(self.wish.device).manual_seed(self.wish.seed)  # of its own: looking changes nothing
        while first.any():
            logits, _ = think(self.network, table.observations, table.seats.long())
            action = logits.float().masked_fill(~table.legal, -torch.inf).argmax(1)
            noise = torch.rand(logits.shape, generator=chance, device=self.wish.device)
            anything = noise.masked_fill(~table.legal, -1).argmax(1)
            table.step(torch.where(table.seats == 0, action, anything).to(torch.int32))
            ended = first & table.done
            if table.players == 1:
                total[ended] = table.scores[ended, 0].float()
            else:
                total[ended] = (table.rewards[ended, 0] > 0).float()
            first &= ~ended
        return total.mean().item()

    # ---- Files ----

    def keep(self):
        """Write a checkpoint, the curve as a picture, and the network for players (ONNX)."""
        out = self.wish.out
        out.mkdir(parents=True, exist_ok=True)
        state = {
            "network": self.network.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "curve": self.curve,
            "counts": (self.updates, self.moves, self.seconds, self.unit),
            "made": self.made(),
        }
        torch.save(state, out / "checkpoint.new")
        (out / "checkpoint.new").replace(out / "checkpoint.pt")
        what = "points alone" if self.table.players == 1 else "won against random players"
        points = [(seconds / 60, result) for seconds, _, result in self.curve]
        title = f"{self.table.batch.game.name}: {what}"
        (out / "curve.svg").write_text(lines({"": points}, title, "minutes", what), encoding="utf-8")

    def made(self):
        """What must be wished for again to go on, as it is typed."""
        wish, batch = self.wish, self.table.batch
        return f"{batch.game.key} --players {batch.players} --width {wish.width} --blocks {wish.blocks}"

    def resume(self):
        """Go on from the checkpoint."""
        kept = torch.load(self.wish.out / "checkpoint.pt", map_location=self.wish.device)
        if (made := kept.get("made", self.made())) != self.made():
            sys.exit(f"--resume: the checkpoint in {self.wish.out} is of another network. Say: {made} --resume")
        try:
            self.network.load_state_dict(kept["network"])
        except RuntimeError:  # other shapes, or other names
            sys.exit(f"--resume: the checkpoint in {self.wish.out} is of an earlier kind of network; use another --out")
        self.optimizer.load_state_dict(kept["optimizer"])
        self.curve = kept["curve"]
        self.updates, self.moves, self.seconds, self.unit = kept["counts"]
        self.begin_anew()

    def begin_anew(self):
        """Begin other games than the first run did, with luck that follows from the seed and the updates so far."""
        self.luck, own = map(int, np.random.SeedSequence([self.wish.seed, self.updates]).generate_state(2))
        self.table.batch.reset(self.luck)
        torch.manual_seed(own)

    def export(self):
        """Write the network as ONNX, which is played without PyTorch (spieltrieb.lab.trained:Network)."""
        import onnx

        logging.getLogger("torch.onnx").setLevel(logging.ERROR)  # it would warn of packages that nobody needs here
        path = self.wish.out / "network.onnx"
        network = self.network.eval().cpu()
        example = torch.zeros((2, self.table.batch.layout.size), dtype=torch.int8), torch.zeros(2, dtype=torch.int64)
        shapes = {"seen": {0: torch.export.Dim("games")}, "seat": {0: torch.export.Dim.AUTO}}  # as many seats as games
        torch.onnx.export(
            network,
            example,
            path,
            input_names=["seen", "seat"],
            output_names=["policy", "value"],
            dynamic_shapes=shapes,
            verbose=False,
        )
        model = onnx.load(path)  # with the numbers that may lie in a file of their own
        Path(f"{path}.data").unlink(missing_ok=True)
        about = {"game": self.table.batch.game.key, "players": self.table.players, "choices": self.table.batch.choices}
        model.metadata_props.add(key="spieltrieb", value=json.dumps(about))
        onnx.save(model, path)
        self.network.to(self.wish.device)
        return path


def main():
    """Learn until the time is up, or Ctrl-C."""
    wish = wishes()
    try:
        if wish.ray:
            with Cluster(wish.ray) as workers:
                learn(wish, workers)
        else:
            learn(wish, ThisProcess())
    except (SpieltriebError, BadBatch, NoGpu) as problem:
        sys.exit(str(problem))


def learn(wish, workers):
    """Learn, and look twenty times how well it plays."""
    learner = Learner(wish, workers)
    if wish.resume:
        learner.resume()
    every = wish.minutes * 60 / 20
    began, before = time.perf_counter(), learner.seconds
    try:
        while True:
            learner.seconds = before + time.perf_counter() - began
            done = (learner.seconds - before) / (wish.minutes * 60)
            if wish.updates:
                done = learner.updates / wish.updates  # whatever the time: the same seed gives the same network
            if not learner.curve or learner.seconds - learner.curve[-1][0] >= every or done >= 1:
                learner.curve.append((learner.seconds, learner.moves, learner.measure()))
                seconds, moves, result = learner.curve[-1]
                speed = moves / max(seconds, 1)
                print(f"{seconds:6.0f} s  {moves:15,} moves  {speed:11,.0f} a second  {result:8.3f}", flush=True)
                learner.keep()
            if done >= 1:
                break
            learner.update(1 - done)
    except KeyboardInterrupt:
        print("Stopped; what was learned so far is kept.", file=sys.stderr)
        learner.keep()
    print(f"The player is in {learner.export()}: SPIELTRIEB_NETWORK names it for spieltrieb.lab.trained:Network.")


if __name__ == "__main__":
    main()
