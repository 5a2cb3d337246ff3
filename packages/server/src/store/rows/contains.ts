/** A condition of Prisma: the text has this part, in either case and whatever it is made of. */
export function contains(part: string) {
  return { contains: part.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' } as const
}
