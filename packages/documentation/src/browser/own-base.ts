/** Examples name the server that serves the page. */
export function showOwnBase(): void {
  if (!location.protocol.startsWith('http')) return
  for (const block of document.querySelectorAll<HTMLElement>('[data-base-url]')) {
    const code = block.firstElementChild
    const written = block.dataset.baseUrl ?? ''
    if (code) code.textContent = (code.textContent ?? '').replaceAll(written, location.origin)
  }
}
