/** Shows and hides passwords. Without scripts its button stays hidden. */
export const revealScript = `
for (const button of document.querySelectorAll('button.reveal')) {
  const input = document.getElementById(button.getAttribute('aria-controls'))
  const show = (shown) => {
    input.type = shown ? 'text' : 'password'
    button.setAttribute('aria-pressed', String(shown))
    button.textContent = shown ? button.dataset.hide : button.dataset.show
  }
  button.hidden = false
  button.parentElement.classList.add('live')
  button.addEventListener('click', () => show(input.type === 'password'))
  input.form.addEventListener('submit', () => show(false))
}
`

/**
 * Runs one ceremony (Web Authentication Level 3, section 5.1) and posts its result. The script
 * converts the bytes itself, because not every browser and password manager offers `toJSON`.
 */
export const passkeyScript = `
const toBytes = (text) => {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (each) => each.charCodeAt(0))
}
const toText = (buffer) => {
  const plain = String.fromCharCode(...new Uint8Array(buffer))
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
const withBytes = (each) => each && { ...each, id: toBytes(each.id) }
const read = ({ challenge, user, allowCredentials, excludeCredentials, ...options }) => ({
  ...options,
  challenge: toBytes(challenge),
  user: withBytes(user),
  allowCredentials: allowCredentials?.map(withBytes),
  excludeCredentials: excludeCredentials?.map(withBytes),
})
const members = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle']
const write = ({ id, type, authenticatorAttachment, response }) => {
  const encoded = { transports: response.getTransports?.() }
  for (const name of members) if (response[name]) encoded[name] = toText(response[name])
  const rest = { authenticatorAttachment, clientExtensionResults: {} }
  return JSON.stringify({ id, rawId: id, type, response: encoded, ...rest })
}
for (const form of document.querySelectorAll('form[data-passkey]')) {
  if (!globalThis.PublicKeyCredential) continue
  const alone = document.getElementById('passkey-unsupported')
  if (alone) alone.hidden = true
  for (const part of document.querySelectorAll('.passkey')) part.hidden = false
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const failed = document.getElementById('passkey-failed')
    failed.hidden = true
    try {
      const publicKey = read(JSON.parse(form.dataset.options))
      const credential = await navigator.credentials[form.dataset.passkey]({ publicKey })
      form.elements.credential.value = write(credential)
      form.submit()
    } catch {
      failed.hidden = false
    }
  })
}
`

/** Declines the offer of a device without an authenticator of its own. */
export const declineScript = `
const canVerify = async () =>
  (await globalThis.PublicKeyCredential?.isUserVerifyingPlatformAuthenticatorAvailable?.()) ?? false
canVerify().then((can) => can || document.querySelector('.decline form').submit())
`

/** Continues when the frames have loaded, and after five seconds in any case. */
export const goOnScript = `
const next = document.querySelector('a[data-next]')
const goOn = () => location.replace(next.href)
addEventListener('load', goOn)
setTimeout(goOn, 5000)
`

/** Fetches the page every two seconds, and replaces it when its state has changed. */
export const followScript = `
const state = (page) => page.querySelector('[data-state]')?.dataset.state
const follow = async () => {
  try {
    const answer = await fetch(location.href, { headers: { accept: 'text/html' } })
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    if (state(page) !== state(document)) return location.reload()
  } catch {}
  setTimeout(follow, 2000)
}
setTimeout(follow, 2000)
`

/**
 * Requests a credential from a wallet (Digital Credentials API) and posts the response. Fetches a
 * new request for each attempt, so that a user who declined may try again.
 */
export const walletScript = `
const button = document.querySelector('button[data-request]')
const failed = document.getElementById('wallet-failed')
const ask = async () => {
  const request = await (await fetch(button.dataset.request)).text()
  const requests = [{ protocol: 'openid4vp-v1-signed', data: { request } }]
  const { deviceRequest, encryptionInfo } = button.dataset
  if (deviceRequest) requests.push({ protocol: 'org-iso-mdoc', data: { deviceRequest, encryptionInfo } })
  const digital = { requests }
  const { protocol, data } = await navigator.credentials.get({ mediation: 'required', digital })
  const { response } = typeof data === 'string' ? JSON.parse(data) : data
  const body = new URLSearchParams({ protocol, response })
  await fetch(button.dataset.response, { method: 'POST', body })
  location.reload()
}
if (globalThis.DigitalCredential) {
  button.hidden = false
  document.getElementById('wallet-unsupported').hidden = true
  button.addEventListener('click', async () => {
    failed.hidden = true
    button.disabled = true
    await ask().catch(() => (failed.hidden = false))
    button.disabled = false
  })
}
`

/** Posts the form of the page. */
export const submitScript = `
document.forms[0].submit()
`

/**
 * Sends a response to the opener by the protocol of the library WinChan: a message that this window
 * is ready, and after a request of an allowed origin, the response.
 */
export const popupScript = `
const { response, origins } = document.getElementById('popup').dataset
const matches = (allowed, origin) => {
  const [before, after] = allowed.split('*')
  if (after === undefined) return allowed === origin
  const label = origin.slice(before.length, origin.length - after.length)
  return origin.startsWith(before) && origin.endsWith(after) && /^[a-z0-9-]+$/.test(label)
}
const isRequest = ({ data, origin, source }) => {
  if (source !== opener || !JSON.parse(origins).some((each) => matches(each, origin))) return false
  try {
    return JSON.parse(data).a === 'request'
  } catch {
    return false
  }
}
if (opener) {
  const answer = (event) => {
    if (!isRequest(event)) return
    removeEventListener('message', answer)
    opener.postMessage(JSON.stringify({ a: 'response', d: JSON.parse(response) }), event.origin)
  }
  addEventListener('message', answer)
  opener.postMessage(JSON.stringify({ a: 'ready' }), '*')
}
`
