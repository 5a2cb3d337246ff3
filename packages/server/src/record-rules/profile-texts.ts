export const profileTexts = ['name', 'nickname', 'given_name', 'family_name', 'picture'] as const

export type ProfileText = (typeof profileTexts)[number]

/** The most characters of a text of a profile, as in `User` of the document. */
export const profileTextMax: Readonly<Record<ProfileText, number>> = {
  name: 300,
  nickname: 300,
  given_name: 150,
  family_name: 150,
  picture: 2048,
}

/** Whether a text has at most as many characters as the document allows in a profile. */
export function fitsProfile(name: ProfileText, text: string): boolean {
  const max = profileTextMax[name]
  // A character has one or two UTF-16 code units.
  return text.length <= max || (text.length <= 2 * max && [...text].length <= max)
}

/**
 * Whether pages may show a text of a profile. A picture is a URL with the scheme `https` or `http`,
 * as administrators have to send it: applications put it into their pages, where `javascript:`
 * runs.
 */
export const isShowable = (name: string, text: string): boolean =>
  name !== 'picture' || (/^https?:\/\//i.test(text) && URL.canParse(text))
