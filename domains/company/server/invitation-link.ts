/**
 * The secret at the end of the link in an invitation letter. It is not the id that the office sees in its lists, so
 * that only a reader of the letter can accept, not a colleague who wants the roles of the invited person.
 */
import { createHash, randomBytes } from 'node:crypto'

/** 24 random bytes. The database stores only their hash, so a copy of the database gives access to no office. */
export const newLink = (): string => randomBytes(24).toString('base64url')

export const hashOfLink = (link: string): string => createHash('sha256').update(link).digest('hex')
