import type { Upload } from '../../store/jobs/uploads.ts'
import { invalidBody } from '../read-body.ts'
import type { ReceiveFile } from '../read-upload.ts'
import { SplitError, UserSplitter, type UserText } from './split-users.ts'

/** The most users and characters in one stored part, which is imported in one step. */
const partUsersMax = 1000
const partCharactersMax = 1024 * 1024

/**
 * Stores a file of users in parts while it is received; resolves to the id of the upload. An upload
 * without a job is deleted after the response.
 *
 * @throws ApiError `invalid_body` for a file that is no list of users
 */
export const receiveUsers: ReceiveFile = async (file, { store }, ended) => {
  const upload = await store.openUpload()
  // if that fails, expired uploads are deleted later
  const discard = () => upload.discard().catch(() => undefined)
  try {
    await storeParts(file, upload)
  } catch (error) {
    await discard()
    if (error instanceof SplitError) throw invalidBody(error.message, error)
    throw error
  }
  ended.then(discard)
  return upload.id
}

async function storeParts(file: AsyncIterable<Buffer>, upload: Upload): Promise<void> {
  const splitter = new UserSplitter()
  let part: UserText[] = []
  let characters = 0
  const add = async (text: UserText): Promise<void> => {
    part.push(text)
    characters += text?.length ?? 0
    if (part.length >= partUsersMax || characters >= partCharactersMax) await flush()
  }
  const flush = async (): Promise<void> => {
    const users = part
    part = []
    characters = 0
    if (users.length > 0) await upload.append(users)
  }
  for await (const chunk of file) for (const text of splitter.push(chunk)) await add(text)
  for (const text of splitter.end()) await add(text)
  await flush()
}
