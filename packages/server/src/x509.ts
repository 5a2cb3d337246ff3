/** Certificates; some 40 ms to load, which only those pay who make one. */
export async function loadX509() {
  await import('reflect-metadata') // the library's own condition
  return await import('@peculiar/x509')
}
