-- Numbers of offer requests, counted per year: Q26-000123 (docs/decisions/0022). The counter's row is locked until the
-- request is stored, so that no number is left out.
CREATE TABLE offer_number_counters (
  year integer PRIMARY KEY,
  last_number integer NOT NULL
);

CREATE FUNCTION next_offer_number(today date) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  number integer;
BEGIN
  INSERT INTO offer_number_counters AS counter (year, last_number) VALUES (extract(year FROM today), 1)
  ON CONFLICT (year) DO UPDATE SET last_number = counter.last_number + 1
  RETURNING last_number INTO number;
  RETURN 'Q' || to_char(today, 'YY') || '-' || lpad(number::text, 6, '0');
END
$$;

ALTER TABLE offer_requests
  -- Compared byte by byte, whatever the database's language.
  ADD COLUMN number text COLLATE "C",
  -- The shipping address as it was when the request was sent; null where none was chosen.
  ADD COLUMN address jsonb,
  -- The day by which the customer was told to expect an answer.
  ADD COLUMN answer_expected_on date;

WITH numbered AS (
  SELECT id, to_char(created_on, 'YY') AS year,
    row_number() OVER (PARTITION BY extract(year FROM created_on) ORDER BY created_on, id) AS place
  FROM offer_requests
)
UPDATE offer_requests SET
  number = 'Q' || numbered.year || '-' || lpad(numbered.place::text, 6, '0'),
  -- Three working days later.
  answer_expected_on = created_on::date + CASE extract(isodow FROM created_on)
    WHEN 3 THEN 5 WHEN 4 THEN 5 WHEN 5 THEN 5 WHEN 6 THEN 4 ELSE 3 END
FROM numbered WHERE numbered.id = offer_requests.id;

INSERT INTO offer_number_counters (year, last_number)
SELECT extract(year FROM created_on), count(*) FROM offer_requests GROUP BY 1;

ALTER TABLE offer_requests
  ALTER COLUMN number SET NOT NULL,
  ALTER COLUMN answer_expected_on SET NOT NULL,
  ADD CONSTRAINT offer_requests_number_key UNIQUE (number);

-- Part of a number; and which requests are late.
CREATE INDEX offer_requests_number_search ON offer_requests USING gin (number gin_trgm_ops);
CREATE INDEX offer_requests_pending_answer ON offer_requests (answer_expected_on, id) WHERE status = 'PENDING';
