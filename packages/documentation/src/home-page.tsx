import { groupsOf, guidePath, resourcePath, type Site } from './layout.tsx'

/** All guides and resources, which needs no script. */
export function HomePage({ site }: { readonly site: Site }) {
  return (
    <>
      <h1>Latchkey documentation</h1>
      <p class="lead">
        Latchkey is an identity platform that you run yourself: OpenID Connect, OAuth 2.0 and SAML
        for your applications, with an API that clients of Auth0 can call unmodified. These pages
        are served by the server that they describe.
      </p>
      <h2>Guides</h2>
      <ul class="cards">
        {site.guides.map(({ name, title, summary }) => (
          <li key={name}>
            <a href={guidePath(name)}>{title}</a>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
      {site.apis.map((api) => (
        <section key={api.folder}>
          <h2>{api.title}</h2>
          {groupsOf(api).map(([group, resources]) => (
            <section key={group}>
              <h3>{group}</h3>
              <ul class="names">
                {resources.map((each) => (
                  <li key={each.name}>
                    <a href={resourcePath(api, each)}>{each.title}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </section>
      ))}
    </>
  )
}
