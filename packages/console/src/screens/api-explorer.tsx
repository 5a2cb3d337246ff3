import type { ApiOperation, ApiResource } from '@latchkey/contract'
import { useState } from 'preact/hooks'
import { call } from '../api/call.ts'
import { loadIndex, loadResource } from '../api/description.ts'
import type { Members } from '../api/json.ts'
import { resolveSchema } from '../api/schemas.ts'
import { Field } from '../form/field.tsx'
import { SchemaForm } from '../form/schema-form.tsx'
import { inCode } from '../parts/in-code.tsx'
import { Show, useLoaded } from '../parts/loading.tsx'
import { Card, Page } from '../parts/page.tsx'
import { Json } from '../parts/value.tsx'
import { hrefOf, route } from '../router.ts'
import { words } from '../texts/texts.ts'
import { Unknown } from './unknown.tsx'

/** Every operation of the API, each with a form that calls it. */
export function ApiExplorer() {
  const [, resource, operation] = route.value
  if (resource !== undefined && operation !== undefined) {
    return <OperationPage key={operation} resource={resource} operation={operation} />
  }
  return <OperationIndex />
}

function OperationIndex() {
  const loaded = useLoaded('index', loadIndex)
  return (
    <Page title={words().titles.api} says={words().explorer.says}>
      <Show of={loaded}>
        {(index) => (
          <div class="operations">
            {index.map(({ name, title, description, operations }) => (
              <Card key={name} title={title} says={inCode(description)}>
                <ul>
                  {operations.map(({ id, summary }) => (
                    <li key={id}>
                      <a href={hrefOf('api', name, id)}>{summary}</a> <code>{id}</code>
                    </li>
                  ))}
                </ul>
              </Card>
            ))}
          </div>
        )}
      </Show>
    </Page>
  )
}

interface OperationPageProps {
  readonly resource: string
  readonly operation: string
}

function OperationPage({ resource, operation: id }: OperationPageProps) {
  const loaded = useLoaded(resource, () => loadResource(resource))
  return (
    <Show of={loaded}>
      {(api) => {
        const operation = api.operations.find((each) => each.id === id)
        return operation ? <Calling api={api} operation={operation} /> : <Unknown />
      }}
    </Show>
  )
}

interface CallingProps {
  readonly api: ApiResource
  readonly operation: ApiOperation
}

function Calling({ api, operation }: CallingProps) {
  const [parameters, setParameters] = useState<Members>({})
  const [body, setBody] = useState<Members>({})
  const [answer, setAnswer] = useState<{ readonly value: unknown }>()
  const given = (place: string) =>
    Object.fromEntries(
      operation.parameters
        .filter(({ in: at, name }) => at === place && parameters[name] !== undefined)
        .map(({ name }) => [name, parameters[name]]),
    )
  const run = async () => {
    setAnswer(undefined)
    const value = await call(operation.id, {
      path: given('path'),
      query: given('query'),
      ...(operation.body && { body }),
    })
    setAnswer({ value })
  }
  return (
    <Page
      title={operation.summary}
      says={inCode(operation.description)}
      above={{ title: words().titles.api, href: hrefOf('api') }}
    >
      <Card>
        <p>
          <span class={`method ${operation.method.toLowerCase()}`}>{operation.method}</span>{' '}
          <code>/api/v2{operation.path}</code>
        </p>
        <p class="chips">
          {operation.scopes.map((scope) => (
            <code class="chip" key={scope}>
              {scope}
            </code>
          ))}
        </p>
      </Card>
      <Card title={words().explorer.callIt} says={words().explorer.callItSays}>
        <div class="fields">
          <Parameters {...{ api, operation }} value={parameters} onChange={setParameters} />
          <SchemaForm
            resource={api}
            schema={operation.body ?? {}}
            value={body}
            onChange={setBody}
            verb={words().explorer.call(operation.id)}
            onSubmit={run}
          />
        </div>
      </Card>
      {answer && (
        <Card title={words().explorer.answered(String(operation.answer.status))}>
          <Json value={answer.value ?? null} label={words().explorer.answer} />
        </Card>
      )}
    </Page>
  )
}

interface ParametersProps extends CallingProps {
  readonly value: Members
  readonly onChange: (value: Members) => void
}

function Parameters({ api, operation, value, onChange }: ParametersProps) {
  const shown = operation.parameters.filter(({ in: place }) => place !== 'header')
  return (
    <>
      {shown.map(({ name, schema, description, required }) => (
        <Field
          key={name}
          path={`parameter.${name}`}
          name={name}
          schema={resolveSchema(api.schemas, { ...schema, description })}
          schemas={api.schemas}
          value={value[name]}
          isRequired={required}
          onChange={(changed) => onChange({ ...value, [name]: changed })}
        />
      ))}
    </>
  )
}
