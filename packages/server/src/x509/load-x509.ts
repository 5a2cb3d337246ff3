/** Certificates; some 40 ms to load, which only those pay who make one. */
export const loadX509 = () => import('./library.ts')
