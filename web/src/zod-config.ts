import { z } from 'zod';

// The content security policy forbids `eval`, which zod would otherwise probe for. vite.config.ts puts this file into
// zod's own chunk, so that it runs before any schema is made.
z.config({ jitless: true });
