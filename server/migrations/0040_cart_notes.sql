-- What the next order or offer request asks for beside its lines: products that are supplied on request only.
ALTER TABLE carts ADD COLUMN note text NOT NULL DEFAULT '' CHECK (length(note) <= 255);
