-- Dealers on the map.
CREATE TABLE dealers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  business_name text NOT NULL,
  street text NOT NULL,
  city text NOT NULL,
  postal_code text NOT NULL,
  province text,
  country text NOT NULL DEFAULT 'IT',
  phone text,
  email text,
  latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  map_link text,
  -- The visitors to whom the map displays the dealer.
  for_private boolean NOT NULL DEFAULT true,
  for_professional boolean NOT NULL DEFAULT true,
  -- Brands that the dealer sells; empty for all.
  brands text[] NOT NULL DEFAULT '{}',
  -- Raised by each change, so that two staff members do not overwrite each other's changes.
  version integer NOT NULL DEFAULT 1
);
-- Dealers by the beginning of the postal code.
CREATE INDEX dealers_postal_code ON dealers (postal_code text_pattern_ops);
