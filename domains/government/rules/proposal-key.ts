/** The key of a proposal within its court file. */
import { sameText } from '@mizan/cases/rules/party-role'

export const partyKey = (name: string): string => `party ${sameText(name)}`.slice(0, 200)
export const limitKey = (fileId: string, limit: string): string => `limit ${fileId} ${limit}`

/** The document of a proposed time limit; undefined for a proposed party. */
export const fileOfLimit = (key: string): string | undefined => /^limit (\S+) /.exec(key)?.[1]
