/** Notes that a person has searched, which ticks a step of their first hour. It draws nothing. */
import { writeStored } from '@mizan/platform/ui'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { firstSearchKey } from './first-search.ts'

export function FirstSearch() {
  const hasSearched = useRouterState({
    select: ({ location }) => location.pathname.startsWith('/search/') && 'q' in location.search,
  })
  useEffect(() => {
    if (hasSearched) writeStored(firstSearchKey, 'done')
  }, [hasSearched])
  return null
}
