import { useState } from 'preact/hooks'
import { type RecordedCall, recordedCalls } from '../api/recorded-calls.ts'
import { Code } from '../parts/copy.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { inCode } from '../parts/in-code.tsx'
import { words } from '../texts/texts.ts'
import { curlOf, sdkOf } from './call-texts.ts'

/** The calls that the screens made until it was opened, as curl and SDK code. */
export function CallsDrawer({ onClose }: { readonly onClose: () => void }) {
  const [calls] = useState(recordedCalls.value)
  return (
    <Dialog title={words().calls.title} onClose={onClose} isDrawer>
      <p class="hint">{inCode(words().calls.says)}</p>
      {calls.map((call, at) => (
        <Call key={call.at.getTime() + call.url} call={call} isOpen={at === 0} />
      ))}
      {calls.length === 0 && <p>{words().calls.none}</p>}
    </Dialog>
  )
}

function Call({ call, isOpen }: { readonly call: RecordedCall; readonly isOpen: boolean }) {
  const { method, url, status, durationMs } = call
  const { pathname } = new URL(url)
  return (
    <details class="call" open={isOpen}>
      <summary>
        <span class={`method ${method.toLowerCase()}`}>{method}</span>
        <code>{pathname}</code>
        <span class={status >= 400 || status === 0 ? 'status bad' : 'status'}>
          {status === 0 ? words().calls.noAnswer : status} · {durationMs} ms
        </span>
      </summary>
      <h3>SDK</h3>
      <Code text={sdkOf(call)} label={words().calls.sdkCall} />
      <h3>curl</h3>
      <Code text={curlOf(call)} label={words().calls.curlCall} />
    </details>
  )
}
