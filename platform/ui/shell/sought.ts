import { useSettled } from '../settled.ts'

/** Without a key for so long, what is typed is asked of the server. */
export const pauseMs = 250
const longestText = 200

/** What is asked of the server for a typed text: nothing while somebody still types. */
export function useSought(typed: string): string {
  const text = typed.trim()
  const settled = useSettled(text, pauseMs)
  return settled === text ? text.slice(0, longestText) : ''
}
