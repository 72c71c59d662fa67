/** Keys of things that are added from one field, one after the other. */
import { useState } from 'react'
import { newId } from './new-id.ts'

interface Keys {
  /** The same for the same text until it is dropped, so that sending again after a lost answer adds nothing twice. */
  of: (text: string) => string
  /** It was added: the same text once more is another thing. */
  drop: (text: string) => void
}

export function useKeys(): Keys {
  const [kept] = useState(() => new Map<string, string>())
  return {
    of: (text) => {
      const key = kept.get(text) ?? newId()
      kept.set(text, key)
      return key
    },
    drop: (text) => void kept.delete(text),
  }
}
