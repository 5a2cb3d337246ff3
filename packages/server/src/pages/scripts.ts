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

/** Runs one ceremony (Web Authentication Level 3, section 5.1) and posts what it gave. */
export const passkeyScript = `
for (const form of document.querySelectorAll('form[data-passkey]')) {
  const creates = form.dataset.passkey === 'create'
  const able = globalThis.PublicKeyCredential
  const read = able && (creates ? able.parseCreationOptionsFromJSON : able.parseRequestOptionsFromJSON)
  if (!read) continue
  const alone = document.getElementById('passkey-unsupported')
  if (alone) alone.hidden = true
  for (const part of document.querySelectorAll('.passkey')) part.hidden = false
  form.addEventListener('submit', async (event) => {
    if (form.elements.credential.value !== '') return
    event.preventDefault()
    const failed = document.getElementById('passkey-failed')
    failed.hidden = true
    try {
      const publicKey = read.call(able, JSON.parse(form.dataset.options))
      const credential = await navigator.credentials[creates ? 'create' : 'get']({ publicKey })
      form.elements.credential.value = JSON.stringify(credential)
      form.submit()
    } catch {
      failed.hidden = false
    }
  })
}
`
