/**
 * `prepublishOnly` of every public package. A plain `npm publish` would send a manifest with ranges
 * (`workspace:`, `catalog:`) and exports that mean something only in this repository. What is
 * published is a tarball that `npm run release` has packed and checked, and for a tarball npm does
 * not run this.
 */
process.stderr.write(
  'This package is published from the root of the repository: npm run release -- --dry-run ' +
    'packs and checks, npm run release publishes.\n',
)
process.exit(1)
