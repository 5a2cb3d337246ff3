import type { Oas3Rule, UserContext } from '@redocly/openapi-core'

interface Tag {
  readonly name?: string
  readonly description?: string
  readonly 'x-displayName'?: string
}

interface Root {
  readonly tags?: readonly object[]
  /** The convention of Redoc: which tags stand together, and in which order. */
  readonly 'x-tagGroups'?: readonly { readonly name: string; readonly tags: readonly string[] }[]
}

const sentencesMin = 2

/**
 * A tag introduces its resource: it has a name for people and a description of a few sentences, is
 * in one group, and is written in the folder of its operations.
 */
export const tags: Oas3Rule = () => {
  let names: readonly string[] = []
  return {
    Root: {
      enter(root, ctx) {
        const { tags: all = [], 'x-tagGroups': groups = [] } = root as Root
        const found = all.map((tag) => (ctx.resolve(tag as never).node ?? {}) as Tag)
        names = found.map(({ name = '' }) => name)
        checkGroups(
          names,
          groups.flatMap((group) => group.tags),
          ctx,
        )
      },
    },
    Tag(tag, ctx) {
      const { name, description = '', 'x-displayName': displayName } = tag as Tag
      if (!displayName) ctx.report({ message: `Give the tag '${name}' an x-displayName.` })
      const sentences = description.split(/\.(?=\s|$)/).filter((text) => text.trim() !== '')
      if (sentences.length >= sentencesMin) return
      const message = `Introduce the tag '${name}': what it is and what one does with it.`
      ctx.report({ message, location: ctx.location.child('description') })
    },
    Operation({ tags: used = [] }, ctx) {
      for (const name of used.filter((each) => !names.includes(each))) {
        const message = `Add the tag '${name}' to the tags of the document.`
        ctx.report({ message, location: ctx.location.child('tags') })
      }
    },
  }
}

function checkGroups(names: readonly string[], grouped: readonly string[], ctx: UserContext): void {
  for (const name of new Set([...names, ...grouped])) {
    const isOnce = [names, grouped].every(
      (list) => list.filter((each) => each === name).length === 1,
    )
    if (isOnce) continue
    const message = `List the tag '${name}' once under tags and once in x-tagGroups.`
    ctx.report({ message, location: ctx.location.child('tags') })
  }
}
