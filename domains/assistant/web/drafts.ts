/**
 * Questions that were typed and not answered yet. The browser stores them until they are answered or the person signs
 * out, so that neither a failure nor a reload loses a long story.
 */
import { assistantDraftsKey, readStored, removeStored, writeStored } from '@mizan/platform/ui'
import { useState } from 'react'

type Drafts = Readonly<Record<string, string>>

/** More are not stored: the oldest one is dropped. */
const most = 20

/** The place of a question: a conversation, or a new one, which may be about a case. */
export const placeOf = (conversationId: string | undefined, caseId: string | undefined): string =>
  conversationId ?? `new ${caseId ?? ''}`

function isDrafts(value: unknown): value is Drafts {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((one) => typeof one === 'string')
  )
}

export function readDrafts(): Drafts {
  try {
    const kept: unknown = JSON.parse(readStored(assistantDraftsKey) ?? '{}')
    return isDrafts(kept) ? kept : {}
  } catch {
    return {}
  }
}

/** Questions of other tabs stay. */
export function keepDraft(place: string, text: string): Drafts {
  const { [place]: _, ...others } = readDrafts()
  const entries = [...Object.entries(others), ...(text.trim() === '' ? [] : [[place, text] as const])]
  const drafts = Object.fromEntries(entries.slice(-most))
  if (entries.length === 0) removeStored(assistantDraftsKey)
  else writeStored(assistantDraftsKey, JSON.stringify(drafts))
  return drafts
}

export interface DraftKeeper {
  textAt: (place: string) => string
  put: (place: string, text: string) => void
}

export function useDrafts(): DraftKeeper {
  const [drafts, setDrafts] = useState(readDrafts)
  return {
    textAt: (place) => drafts[place] ?? '',
    // The stored text has no blank lines at its ends; the shown text is what was typed.
    put: (place, text) => setDrafts({ ...keepDraft(place, text), [place]: text }),
  }
}
