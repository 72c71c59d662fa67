/** Every answered sign-up survives a kill; the tests make three of these kills, this scenario makes five. */
import { killDuringSignUps, type Round } from '../accounts.ts'

export async function kills(): Promise<string> {
  const rounds: Round[] = []
  await killDuringSignUps(5, 100, (round) => rounds.push(round))
  const answered = rounds.reduce((sum, { acknowledged }) => sum + acknowledged, 0)
  return `${rounds.length} kills, ${answered} people who were answered are all there`
}
