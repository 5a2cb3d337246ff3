import { enterpriseUserSchema, groupSchema, type ScimSchema, userSchema } from '@latchkey/scim'
import { ApiError } from '../errors.ts'
import { answerList, answerResource } from './answer.ts'
import { countMax } from './list-query.ts'
import type { ScimRequest, ServeScim } from './scim-request.ts'

/** `GET /ServiceProviderConfig` (RFC 7643, section 5). */
export const getScimServiceProviderConfig: ServeScim = async (_req, res, { baseUrl }) =>
  answerResource(res, 200, {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: countMax },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: true },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'SCIM token',
        description: 'Token of the connection, sent as a bearer token (RFC 6750).',
        specUri: 'https://www.rfc-editor.org/info/rfc6750',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${baseUrl}/ServiceProviderConfig` },
  })

const schemas = [userSchema, groupSchema, enterpriseUserSchema]

/** `GET /Schemas` (RFC 7643, section 7). */
export const listScimSchemas: ServeScim = async (_req, res, request) =>
  answerList(res, {
    total: schemas.length,
    startIndex: 1,
    resources: schemas.map((each) => shownSchema(each, request)),
  })

/** `GET /Schemas/{schema_id}`. */
export const getScimSchema: ServeScim = async (req, res, request) => {
  const found = schemas.find(({ id }) => id === req.pathParameters.schema_id)
  if (!found) throw new ApiError('scim_resource_not_found')
  answerResource(res, 200, shownSchema(found, request))
}

const shownSchema = (schema: ScimSchema, { baseUrl }: ScimRequest) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
  ...schema,
  meta: { resourceType: 'Schema', location: `${baseUrl}/Schemas/${schema.id}` },
})

/** `GET /ResourceTypes` (RFC 7643, section 6). */
export const listScimResourceTypes: ServeScim = async (_req, res, request) =>
  answerList(res, { total: 2, startIndex: 1, resources: typesOf(request) })

/** `GET /ResourceTypes/{type_id}`. */
export const getScimResourceType: ServeScim = async (req, res, request) => {
  const found = typesOf(request).find(({ id }) => id === req.pathParameters.type_id)
  if (!found) throw new ApiError('scim_resource_not_found')
  answerResource(res, 200, found)
}

const typesOf = (request: ScimRequest) => [
  {
    ...typeOf(userSchema, request),
    schemaExtensions: [{ schema: enterpriseUserSchema.id, required: false }],
  },
  typeOf(groupSchema, request),
]

const typeOf = ({ id: schema, name, description }: ScimSchema, { baseUrl }: ScimRequest) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
  id: name,
  name,
  endpoint: `/${name}s`,
  description,
  schema,
  meta: { resourceType: 'ResourceType', location: `${baseUrl}/ResourceTypes/${name}` },
})
