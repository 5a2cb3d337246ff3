/** From here on this process loads TypeScript and maps its stacks. */
import { register } from 'node:module'

register('./typescript-hooks.mjs', import.meta.url)
process.setSourceMapsEnabled(true)
