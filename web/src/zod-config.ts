import { z } from 'zod';

// The content security policy forbids `eval`, which zod would otherwise probe for. The first import of main.tsx, so
// that it runs before any schema is created.
z.config({ jitless: true });
