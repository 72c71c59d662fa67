import { useEffect } from 'react'

/** Sets the title of the browser's tab: "kira tespiti · Mizan". */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Mizan` : 'Mizan'
  }, [title])
}
