/**
 * Shows the forms that send operations. The token is kept in the memory of the page alone: a store
 * of the browser would keep it for every page of this origin.
 */
export function startTryIt(): void {
  if (!location.protocol.startsWith('http')) return
  const tries = document.querySelectorAll<HTMLElement>('.try')
  if (tries.length === 0) return
  const token = tokenField()
  for (const each of tries) {
    each.hidden = false
    each.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault()
      if (event.target instanceof HTMLFormElement) void send(event.target, token.value)
    })
  }
}

/** The field for the access token, above the first operation. */
function tokenField(): HTMLInputElement {
  const form = document.createElement('form')
  const label = document.createElement('label')
  const input = document.createElement('input')
  form.addEventListener('submit', (event) => event.preventDefault())
  input.type = 'password'
  input.autocomplete = 'off'
  label.append('Access token for "Try it"; it stays in this page', input)
  form.append(label)
  document.querySelector('.operations')?.after(form)
  return input
}

async function send(form: HTMLFormElement, token: string): Promise<void> {
  const result = form.parentElement?.querySelector('.result')
  if (!result) return
  const { method = 'GET' } = form.dataset
  const body = form.querySelector<HTMLTextAreaElement>('[data-in="body"]')?.value
  result.textContent = 'Sending …'
  try {
    const answer = await fetch(addressOf(form), {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    })
    const text = await answer.text()
    show(result, `${answer.status} ${answer.statusText}`, pretty(text))
  } catch (error) {
    show(result, 'The request was not answered.', String(error))
  }
}

/** The URL with the values of the fields; empty ones of the query are left out. */
function addressOf(form: HTMLFormElement): URL {
  const valueOfField = (name: string) =>
    form.querySelector<HTMLInputElement>(`[data-in="path"][name="${name}"]`)?.value ?? ''
  const path = (form.dataset.path ?? '').replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(valueOfField(name)),
  )
  const url = new URL(path, location.origin)
  for (const { name, value } of form.querySelectorAll<HTMLInputElement>('[data-in="query"]')) {
    if (value !== '') url.searchParams.append(name, value)
  }
  return url
}

function show(result: Element, status: string, text: string): void {
  const [strong, block] = [document.createElement('strong'), document.createElement('pre')]
  strong.textContent = status
  block.textContent = text
  block.tabIndex = 0
  result.replaceChildren(strong, ...(text === '' ? [] : [block]))
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
