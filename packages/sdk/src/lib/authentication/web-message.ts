import type { AuthenticationClient } from './authentication-client.ts'
import { AuthenticationError } from './authentication-error.ts'
import type { Tokens } from './tokens.ts'

/** Timeout: for an unknown callback, for example, the frame never answers. */
const answerMsMax = 10_000

/**
 * Logs in again in a hidden frame, by the session that the browser has at the tenant (OpenID
 * Connect Core, section 3.1.2.1, `prompt=none`; OAuth 2.0 Web Message Response Mode). Browsers keep
 * that session from frames of other sites: there it ends with `login_required`.
 */
export async function logInSilently(client: AuthenticationClient): Promise<Tokens> {
  const { url, transaction } = await client.beginLogIn({
    prompt: 'none',
    response_mode: 'web_message',
  })
  return client.completeLogIn(await answerInFrame(url), transaction)
}

function answerInFrame(url: string): Promise<URLSearchParams> {
  const { origin } = new URL(url)
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.title = 'Log in'
  return new Promise<URLSearchParams>((resolve, reject) => {
    const receive = ({ data, origin: from, source }: MessageEvent) => {
      if (from !== origin || source !== frame.contentWindow) return
      if (data?.type !== 'authorization_response') return
      end()
      resolve(new URLSearchParams(data.response))
    }
    const timer = setTimeout(() => {
      end()
      const message =
        `${origin} did not respond in a frame. Check that \`redirectUri\` is a callback URL of the client, ` +
        'and that the Content-Security-Policy of this page has the tenant in frame-src.'
      reject(new AuthenticationError('no_answer', message))
    }, answerMsMax)
    const end = () => {
      clearTimeout(timer)
      removeEventListener('message', receive)
      frame.remove()
    }
    addEventListener('message', receive)
    frame.src = url
    document.body.append(frame)
  })
}
