-- When the command `backup` has written and verified a backup: what alerts on missing backups ask.
CREATE TABLE backups (
  at timestamptz PRIMARY KEY,
  bytes bigint NOT NULL
);
