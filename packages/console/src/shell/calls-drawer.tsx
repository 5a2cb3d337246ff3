import { type RecordedCall, recordedCalls } from '../api/recorded-calls.ts'
import { Code } from '../parts/copy.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { curlOf, sdkOf } from './call-texts.ts'

/** The recorded calls of the screens, as curl and SDK code. */
export function CallsDrawer({ onClose }: { readonly onClose: () => void }) {
  const calls = recordedCalls.value
  return (
    <Dialog title="API calls of this console" onClose={onClose} isDrawer>
      <p class="hint">
        The console does nothing that the management API cannot do. These are its latest requests,
        as calls of the SDK and of curl. Both take a token in place of <code>$TOKEN</code>.
      </p>
      {calls.map((call, at) => (
        <Call key={call.at.getTime() + call.url} call={call} isOpen={at === 0} />
      ))}
      {calls.length === 0 && <p>Nothing was called yet.</p>}
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
          {status === 0 ? 'no answer' : status} · {durationMs} ms
        </span>
      </summary>
      <h3>SDK</h3>
      <Code text={sdkOf(call)} label="The call of the SDK" />
      <h3>curl</h3>
      <Code text={curlOf(call)} label="The call of curl" />
    </details>
  )
}
