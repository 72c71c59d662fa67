/** Whether the plan of the office includes what a person keeps of their search work; false for visitors. */
import { useAccount } from '@mizan/platform/ui'

const useLicence = (key: string): boolean => useAccount().account?.licences.includes(key) ?? false

export const useHasHistory = (): boolean => useLicence('case_search_history')
export const useHasFavorites = (): boolean => useLicence('case_search_favorites')
