/**
 * Solves a challenge of altcha-lib while the user types: finds the counter for which the derived
 * key (PBKDF2, RFC 8018, section 5.2) begins with the prefix of the challenge. A form that is
 * submitted earlier waits for the solution. The browser derives keys in parallel threads.
 */
export const proofScript = `
const fromHex = (text) => Uint8Array.from(text.match(/../g), (each) => parseInt(each, 16))
const toHex = (buffer) =>
  Array.from(new Uint8Array(buffer), (each) => each.toString(16).padStart(2, '0')).join('')
const derive = async ({ nonce, salt, cost, keyLength }, counter) => {
  const start = fromHex(nonce)
  const password = new Uint8Array(start.length + 4)
  password.set(start)
  new DataView(password.buffer).setUint32(start.length, counter)
  const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
  const by = { name: 'PBKDF2', hash: 'SHA-256', salt: fromHex(salt), iterations: cost }
  return toHex(await crypto.subtle.deriveBits(by, key, keyLength * 8))
}
const inParallel = 16
const countersMax = 100000
const solve = async (challenge) => {
  const { parameters } = challenge
  for (let first = 0; first < countersMax; first += inParallel) {
    const counters = Array.from({ length: inParallel }, (_, at) => first + at)
    const keys = await Promise.all(counters.map((counter) => derive(parameters, counter)))
    const at = keys.findIndex((key) => key.startsWith(parameters.keyPrefix))
    const solution = { counter: first + at, derivedKey: keys[at] }
    if (at >= 0) return JSON.stringify({ challenge, solution })
  }
  throw new Error('The challenge has no solution.')
}
for (const box of document.querySelectorAll('[data-proof]')) {
  const form = box.closest('form')
  const field = box.querySelector('input')
  const status = box.querySelector('[role=status]')
  let submitter
  box.hidden = false
  form.addEventListener('submit', (event) => {
    if (field.value) return
    event.preventDefault()
    submitter = event.submitter
  })
  solve(JSON.parse(box.dataset.proof)).then(
    (answer) => {
      field.value = answer
      status.textContent = box.dataset.solved
      box.classList.add('solved')
      if (submitter) form.requestSubmit(submitter)
    },
    () => (status.textContent = box.dataset.unsolved),
  )
}
`
