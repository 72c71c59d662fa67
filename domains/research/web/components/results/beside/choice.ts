/** Which results of a list are chosen, for the boxes beside them. */
import { createContext, useContext, useMemo, useState } from 'react'

interface Choice {
  chosen: ReadonlySet<string>
  toggle: (id: string) => void
  clear: () => void
}

const ChoiceContext = createContext<Choice | null>(null)
export const ChoiceProvider = ChoiceContext.Provider

/** Null in a list in which nothing can be chosen. */
export const useChoice = (): Choice | null => useContext(ChoiceContext)

export function useNewChoice(): Choice {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  return useMemo(
    () => ({
      chosen,
      toggle: (id) =>
        setChosen((before) => {
          const next = new Set(before)
          if (!next.delete(id)) next.add(id)
          return next
        }),
      clear: () => setChosen(new Set()),
    }),
    [chosen],
  )
}
