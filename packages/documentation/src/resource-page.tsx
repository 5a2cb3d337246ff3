import type { ApiOperation, ApiResource } from '@latchkey/contract'
import type { Api } from './api.ts'
import { curlOf, exampleBase, pretty, sdkOf } from './examples.ts'
import { Member, Members, type Schemas, Text, typeOf } from './schema-table.tsx'
import { TryIt } from './try-it.tsx'

/** All operations of a resource. */
export function ResourcePage({
  api,
  resource,
}: {
  readonly api: Api
  readonly resource: ApiResource
}) {
  return (
    <>
      <h1>{resource.title}</h1>
      <Text text={resource.description} />
      <ul class="operations">
        {resource.operations.map(({ id, method, path, summary }) => (
          <li key={id}>
            <a href={`#${id}`}>{summary}</a> <Address method={method} path={api.basePath + path} />
          </li>
        ))}
      </ul>
      {resource.operations.map((each) => (
        <OperationSection key={each.id} api={api} operation={each} schemas={resource.schemas} />
      ))}
    </>
  )
}

interface OperationProps {
  readonly api: Api
  readonly operation: ApiOperation
  readonly schemas: Schemas
}

function OperationSection({ api, operation, schemas }: OperationProps) {
  const { id, method, path, summary, scopes, parameters, body, media, answer } = operation
  const sdk = sdkOf(operation)
  return (
    <section class="operation" id={id}>
      <h2>
        <a href={`#${id}`}>{summary}</a>
      </h2>
      <p>
        <Address method={method} path={api.basePath + path} />
      </p>
      <Text text={operation.description} />
      {scopes.length > 0 && (
        <p class="scopes">
          Scope{scopes.length > 1 && 's (one of them)'}:{' '}
          {scopes.map((each) => (
            <code key={each}>{each}</code>
          ))}
        </p>
      )}
      {parameters.length > 0 && (
        <>
          <h3>Parameters</h3>
          <dl class="members">
            {parameters.map((each) => (
              <Member
                key={`${each.in} ${each.name}`}
                name={each.name}
                schema={{ ...each.schema, description: each.description }}
                schemas={schemas}
                isRequired={each.required}
              />
            ))}
          </dl>
        </>
      )}
      {body && (
        <>
          <h3>
            Body <span class="type">{media}</span>
          </h3>
          <Members schema={body} schemas={schemas} />
        </>
      )}
      <h3>
        Answer {answer.status} <span class="type">{answer.media}</span>
      </h3>
      <Text text={answer.description} />
      {answer.schema && (
        <details>
          <summary>{typeOf(answer.schema, schemas)}</summary>
          <Members schema={answer.schema} schemas={schemas} />
        </details>
      )}
      <p class="limits">Errors: {operation.errors.join(', ')}</p>
      <h3>Example</h3>
      <Code title="curl" text={curlOf(operation, api.basePath)} />
      {sdk && <Code title="SDK" text={sdk} />}
      {answer.example !== undefined && typeof answer.example !== 'string' && (
        <Code title="Answer" text={pretty(answer.example)} />
      )}
      {api.folder === 'management' && <TryIt operation={operation} basePath={api.basePath} />}
    </section>
  )
}

function Address({ method, path }: Pick<ApiOperation, 'method' | 'path'>) {
  return (
    <code class="address">
      <b class={method.toLowerCase()}>{method}</b> {path}
    </code>
  )
}

/** A text that can be scrolled and selected with the keyboard. */
function Code({ title, text }: { readonly title: string; readonly text: string }) {
  const hasBase = text.includes(exampleBase)
  return (
    <figure>
      <figcaption>{title}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes the keyboard */}
      <pre tabIndex={0} data-base-url={hasBase ? exampleBase : undefined}>
        <code>{text}</code>
      </pre>
    </figure>
  )
}
