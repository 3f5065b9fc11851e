-- Days on which the manufacturer is closed, beside Saturdays and Sundays: public holidays, and its own closures.
CREATE TABLE closures (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  first_day date NOT NULL,
  last_day date NOT NULL,
  -- A public holiday, whose name pages translate.
  holiday text,
  -- The name of a closure of the manufacturer.
  name text,
  CHECK (first_day <= last_day),
  CHECK ((holiday IS NULL) <> (name IS NULL)),
  -- Adding the same days twice, also by two colleagues at once, has no effect.
  UNIQUE (first_day, last_day)
);
-- The closures that are not over.
CREATE INDEX closures_last_day ON closures (last_day);

-- The public holidays of Italy for ten years; a button of the desk adds those of any later year.
INSERT INTO closures (holiday, first_day, last_day)
SELECT holiday, day, day
FROM generate_series(2026, 2035) AS year,
  LATERAL (VALUES
    ('NEW_YEAR', make_date(year, 1, 1)),
    ('EPIPHANY', make_date(year, 1, 6)),
    ('LIBERATION_DAY', make_date(year, 4, 25)),
    ('LABOUR_DAY', make_date(year, 5, 1)),
    ('REPUBLIC_DAY', make_date(year, 6, 2)),
    ('ASSUMPTION', make_date(year, 8, 15)),
    ('SAINT_FRANCIS', make_date(year, 10, 4)),
    ('ALL_SAINTS', make_date(year, 11, 1)),
    ('IMMACULATE_CONCEPTION', make_date(year, 12, 8)),
    ('CHRISTMAS', make_date(year, 12, 25)),
    ('SAINT_STEPHEN', make_date(year, 12, 26))
  ) AS fixed (holiday, day)
UNION ALL
SELECT 'EASTER_MONDAY', day::date, day::date
FROM unnest(ARRAY[
  '2026-04-06', '2027-03-29', '2028-04-17', '2029-04-02', '2030-04-22',
  '2031-04-14', '2032-03-29', '2033-04-18', '2034-04-10', '2035-03-26'
]) AS day;
