/**
 * What a failed command prints: the message of an error of ours, or what to do about an error of a
 * file. A stack trace would not help the operator.
 */
export function sentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code = '', path } = error as NodeJS.ErrnoException
  const advice = path === undefined ? undefined : fileAdvice[code]
  return advice === undefined ? error.message : `${path} ${advice} (${code}).`
}

const notAllowed = 'may not be read or written by this user; give it the right to'
const fileAdvice: Readonly<Record<string, string>> = {
  EACCES: notAllowed,
  EPERM: notAllowed,
  EROFS: 'is on a file system that cannot be written; name another folder in LATCHKEY_DATA',
  ENOENT: 'does not exist; correct its name',
  EMFILE: 'cannot be opened because this process has too many open files; raise ulimit -n',
  ENFILE: 'cannot be opened because this machine has too many open files; raise fs.file-max',
  ENOSPC: 'cannot be written because the disk is full; make room',
}
