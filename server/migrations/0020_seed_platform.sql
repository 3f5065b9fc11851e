-- Nothing of the feed has been deleted yet.
INSERT INTO event_retention DEFAULT VALUES;
