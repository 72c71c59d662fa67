/** The room left for a question; shown only near the limit. */
import { longestMessage } from '../../data/limits.ts'

const near = 400

export const roomLeft = (text: string): number => longestMessage - text.trim().length

export const isNearEnd = (text: string): boolean => roomLeft(text) <= near

export const mayAsk = (text: string): boolean => text.trim() !== '' && roomLeft(text) >= 0
