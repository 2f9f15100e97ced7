BEGIN TRANSACTION;
CREATE TABLE guests (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, avatar TEXT NOT NULL, language TEXT NOT NULL,
        made INTEGER NOT NULL, banned INTEGER NOT NULL DEFAULT 0, named INTEGER NOT NULL DEFAULT 0
    );
INSERT INTO "guests" VALUES('8ee074ee1820409a','Ann','hedgehog','en',1794833668371,0,1);
INSERT INTO "guests" VALUES('7ae487c4030c2108','Bob','hedgehog','en',1794833668847,0,1);
CREATE TABLE journal (
        key INTEGER PRIMARY KEY, "table" INTEGER NOT NULL, number INTEGER NOT NULL, entry TEXT NOT NULL
    );
CREATE TABLE keys (name TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "keys" VALUES('secret','3c0a7a14fb5656b0ca8dfe6284a73845a42ab8f76771d113ff4a69bc86b10540');
CREATE TABLE log (
        "table" INTEGER NOT NULL, number INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY ("table", number)
    ) WITHOUT ROWID;
INSERT INTO "log" VALUES(1,0,'{"e":"made","host":"8ee074ee1820409a","game":"kreuzquer","seats":[["Ann","8ee074ee1820409a","hedgehog",null,false]],"options":{},"rounds":1,"clock":{"kind":"none","seconds":0,"increment":0},"public":false,"advice":true,"commitment":"08751c58345e9d6582cd33593f904df6607f5cc5d80e89db57a460233de0fd97","daily":null,"at":1794833668853}');
INSERT INTO "log" VALUES(1,1,'{"e":"mixed","guest":"8ee074ee1820409a","name":"Ann","words":"Fortuna","at":1794833668853}');
INSERT INTO "log" VALUES(1,2,'{"e":"began","steps":[[-1,143]],"at":1794833668853}');
INSERT INTO "log" VALUES(1,3,'{"e":"moved","seat":0,"steps":[[0,100],[-1,137]],"at":1794833670802}');
INSERT INTO "log" VALUES(1,4,'{"e":"moved","seat":0,"steps":[[0,114],[-1,134]],"at":1794833670822}');
INSERT INTO "log" VALUES(1,5,'{"e":"moved","seat":0,"steps":[[0,124],[-1,138]],"at":1794833670837}');
INSERT INTO "log" VALUES(1,6,'{"e":"moved","seat":0,"steps":[[0,122],[-1,142]],"at":1794833670861}');
INSERT INTO "log" VALUES(1,7,'{"e":"moved","seat":0,"steps":[[0,101],[-1,141]],"at":1794833670870}');
INSERT INTO "log" VALUES(1,8,'{"e":"moved","seat":0,"steps":[[0,104],[-1,136]],"at":1794833670882}');
INSERT INTO "log" VALUES(1,9,'{"e":"moved","seat":0,"steps":[[0,54],[-1,125]],"at":1794833670890}');
INSERT INTO "log" VALUES(1,10,'{"e":"moved","seat":0,"steps":[[0,119],[-1,150]],"at":1794833670891}');
INSERT INTO "log" VALUES(1,11,'{"e":"moved","seat":0,"steps":[[0,111],[-1,140]],"at":1794833670892}');
INSERT INTO "log" VALUES(1,12,'{"e":"moved","seat":0,"steps":[[0,117],[-1,129]],"at":1794833670893}');
INSERT INTO "log" VALUES(1,13,'{"e":"moved","seat":0,"steps":[[0,116],[-1,152]],"at":1794833670894}');
INSERT INTO "log" VALUES(1,14,'{"e":"moved","seat":0,"steps":[[0,107],[-1,133]],"at":1794833670894}');
INSERT INTO "log" VALUES(1,15,'{"e":"moved","seat":0,"steps":[[0,106],[-1,147]],"at":1794833670895}');
INSERT INTO "log" VALUES(1,16,'{"e":"moved","seat":0,"steps":[[0,103],[-1,139]],"at":1794833670896}');
INSERT INTO "log" VALUES(1,17,'{"e":"moved","seat":0,"steps":[[0,118],[-1,148]],"at":1794833670897}');
INSERT INTO "log" VALUES(1,18,'{"e":"moved","seat":0,"steps":[[0,102],[-1,131]],"at":1794833670898}');
INSERT INTO "log" VALUES(1,19,'{"e":"moved","seat":0,"steps":[[0,121],[-1,135]],"at":1794833670899}');
INSERT INTO "log" VALUES(1,20,'{"e":"moved","seat":0,"steps":[[0,110],[-1,144]],"at":1794833670899}');
INSERT INTO "log" VALUES(1,21,'{"e":"moved","seat":0,"steps":[[0,120],[-1,126]],"at":1794833670900}');
INSERT INTO "log" VALUES(1,22,'{"e":"moved","seat":0,"steps":[[0,105],[-1,146]],"at":1794833670901}');
INSERT INTO "log" VALUES(1,23,'{"e":"moved","seat":0,"steps":[[0,123],[-1,151]],"at":1794833670902}');
INSERT INTO "log" VALUES(1,24,'{"e":"moved","seat":0,"steps":[[0,109],[-1,127]],"at":1794833670903}');
INSERT INTO "log" VALUES(1,25,'{"e":"moved","seat":0,"steps":[[0,108],[-1,149]],"at":1794833670903}');
INSERT INTO "log" VALUES(1,26,'{"e":"moved","seat":0,"steps":[[0,115]],"at":1794833670904}');
INSERT INTO "log" VALUES(1,27,'{"e":"said","guest":"8ee074ee1820409a","name":"Ann","text":"What a game!","at":1794833670940}');
INSERT INTO "log" VALUES(2,0,'{"e":"made","host":"8ee074ee1820409a","game":"memostreet","seats":[["Ann","8ee074ee1820409a","hedgehog",null,false],["",null,"",null,false]],"options":{},"rounds":1,"clock":{"kind":"move","seconds":259200,"increment":0},"public":false,"advice":false,"commitment":"607471193887c6c04fc8833c8d9c93759ed653c039e89e2669d2aca7e85c8cdb","daily":null,"at":1794833670948}');
INSERT INTO "log" VALUES(2,1,'{"e":"sat","seat":1,"player":["Bob","7ae487c4030c2108","hedgehog",null,false],"at":1794833670989}');
INSERT INTO "log" VALUES(2,2,'{"e":"began","steps":[],"at":1794833670989}');
INSERT INTO "log" VALUES(3,0,'{"e":"made","host":"8ee074ee1820409a","game":"davincicode","seats":[["Ann","8ee074ee1820409a","hedgehog",null,false],["",null,"",null,false]],"options":{},"rounds":1,"clock":{"kind":"none","seconds":0,"increment":0},"public":true,"advice":false,"commitment":"248e52603b7c052a25628157bc9385302a7ad8f897798473f1a76677444a76e7","daily":null,"at":1794833671086}');
INSERT INTO "log" VALUES(4,0,'{"e":"made","host":"8ee074ee1820409a","game":"fivetotwelve","seats":[["Ann","8ee074ee1820409a","hedgehog",null,false],["Club",null,"","level3",false]],"options":{},"rounds":1,"clock":{"kind":"none","seconds":0,"increment":0},"public":false,"advice":false,"commitment":"3273713d3b5789137210843cf651f848d73cc8ea8ab73d726eaa57813ed2d8b8","daily":"2026-11-16","at":1794833671138}');
INSERT INTO "log" VALUES(4,1,'{"e":"began","steps":[[-1,355],[-1,353]],"at":1794833671138}');
CREATE TABLE results (
        guest TEXT NOT NULL, "table" INTEGER NOT NULL, round INTEGER NOT NULL, seat INTEGER NOT NULL,
        game TEXT NOT NULL, players INTEGER NOT NULL, score INTEGER NOT NULL, won REAL NOT NULL,
        against TEXT NOT NULL, title INTEGER, daily TEXT, at INTEGER NOT NULL,
        PRIMARY KEY (guest, "table", round, seat)
    ) WITHOUT ROWID;
INSERT INTO "results" VALUES('8ee074ee1820409a',1,1,0,'kreuzquer',1,-53,1.0,'solo',5,NULL,1794833670904);
CREATE TABLE seatings (
        guest TEXT NOT NULL, "table" INTEGER NOT NULL, PRIMARY KEY (guest, "table")
    ) WITHOUT ROWID;
INSERT INTO "seatings" VALUES('7ae487c4030c2108',2);
INSERT INTO "seatings" VALUES('8ee074ee1820409a',1);
INSERT INTO "seatings" VALUES('8ee074ee1820409a',2);
INSERT INTO "seatings" VALUES('8ee074ee1820409a',3);
INSERT INTO "seatings" VALUES('8ee074ee1820409a',4);
CREATE TABLE tables (
        key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, secret TEXT NOT NULL, game TEXT NOT NULL, host TEXT NOT NULL,
        phase TEXT NOT NULL, public INTEGER NOT NULL, daily TEXT, made INTEGER NOT NULL
    );
INSERT INTO "tables" VALUES(1,'pj999fcv','efc4a52c6b738c0083007f463702e83d88dea4e52c6bbc92665c1e0678801ef0','kreuzquer','8ee074ee1820409a','over',0,NULL,1794833668853);
INSERT INTO "tables" VALUES(2,'94wf3rux','77bb8c8251b1c614429a86d42d7119d528da5ac042976db19bb0a95c46595d61','memostreet','8ee074ee1820409a','playing',0,NULL,1794833670948);
INSERT INTO "tables" VALUES(3,'cmzpdwam','fb807c098f28afd289ef810c5e424ae82afe27f73a49d22fe19baf84b4a77d9e','davincicode','8ee074ee1820409a','gathering',1,NULL,1794833671086);
INSERT INTO "tables" VALUES(4,'fb6dzfvn','56adc46480e9c307e459aa09b7d01af7ec67efb7ea9c6b8589735e880ba14fb6','fivetotwelve','8ee074ee1820409a','playing',0,'2026-11-16',1794833671138);
CREATE INDEX tables_by_phase ON tables (phase, public);
CREATE INDEX tables_by_day ON tables (daily, game, host) WHERE daily IS NOT NULL;
CREATE INDEX results_by_day ON results (daily, game) WHERE daily IS NOT NULL;
CREATE VIEW entries AS
        SELECT "table", number, entry FROM log UNION SELECT "table", number, entry FROM journal;
PRAGMA user_version = 2;
COMMIT;
