/**
 * The end of the link in the letter of an invitation. It is not the id that the office sees in its lists: only whoever
 * reads the letter can accept, not a colleague who would like to have the roles of the invited.
 */
import { createHash, randomBytes } from 'node:crypto'

/** 24 random bytes; the database keeps only their hash, so a copy of it opens no office. */
export const newLink = (): string => randomBytes(24).toString('base64url')

export const hashOfLink = (link: string): string => createHash('sha256').update(link).digest('hex')
