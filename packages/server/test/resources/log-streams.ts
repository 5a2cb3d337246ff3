import { nextNumber, type Resource, resource } from './resource.ts'

const definition = () => ({
  name: `Fixture ${nextNumber()}`,
  type: 'http',
  sink: { httpEndpoint: 'https://logs.example/in', httpAuthorization: 'Bearer a-secret' },
})

export const logStreams: Resource = {
  ...resource('lst', '/log-streams', definition),
  unknown: { id: 'lst_9Hs3kP7vWq2LrXb4' },
  stamps: ['awsPartnerEventSource', 'name'],
}
