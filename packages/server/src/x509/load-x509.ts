/** Loads the library of X.509 certificates at first use: loading takes some 40 ms. */
export const loadX509 = () => import('./library.ts')
