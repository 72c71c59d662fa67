/** The description of a backup in its first entry. */
import { z } from 'zod'

export const FORMAT_VERSION = 1
export const FORMAT = 'mizan-backup.json'
export const SEQUENCES = 'sequences.json'
/** The keys of the server encrypted with the operator's passphrase, if one was given. */
export const SEALED_KEYS = 'keys.sealed.json'

/** The statement of the archive about the keys of the server; archives of earlier versions have none. */
export const ArchivedKeys = z.object({
  /** A note for a person who opens the archive by hand. */
  note: z.string(),
  /** Whether the key files are in the archive, encrypted with a passphrase. */
  sealed: z.boolean(),
  /** The fingerprint tells the key from others; null if the server had none yet. */
  fingerprint: z.object({ salt: z.string(), hash: z.string() }).nullable(),
  /** The things that only this key can decrypt. */
  opens: z.array(z.string()),
})

export type ArchivedKeys = z.infer<typeof ArchivedKeys>

export const BackupFormat = z.object({
  kind: z.literal('mizan-backup'),
  format: z.number().int(),
  createdAt: z.iso.datetime(),
  postgres: z.string(),
  /** The migrations in the order in which they were applied. */
  migrations: z.array(z.object({ name: z.string(), sql: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  keys: ArchivedKeys.optional(),
})

export type BackupFormat = z.infer<typeof BackupFormat>

export const SequenceStates = z.array(z.object({ name: z.string(), last: z.string(), called: z.boolean() }))

/** Name of a part of a table's rows; the parts follow one another in order. */
export const tablePart = (table: string, part: number) =>
  `tables/${table}/${String(part).padStart(6, '0')}.copy`

export const tableOfPart = (name: string) => /^tables\/([^/]+)\/\d{6,}\.copy$/.exec(name)?.[1]

export const FILES_PREFIX = 'files/'

export type Progress = (line: string) => void
