export interface components { schemas: Record<string, never> }
