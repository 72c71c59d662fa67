/** How much of a question there is still room for; said only near the end. */
import { longestMessage } from '../../data/limits.ts'

const near = 400

export const roomLeft = (text: string): number => longestMessage - text.trim().length

export const isNearEnd = (text: string): boolean => roomLeft(text) <= near

export const mayAsk = (text: string): boolean => text.trim() !== '' && roomLeft(text) >= 0
