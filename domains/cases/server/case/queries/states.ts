/** The states that cases and tasks can have, with their names. */
import { caseStateNames, caseStates, taskStateNames, taskStates } from '../../../data/words.ts'

export const listStates = () => ({
  items: caseStates.map((stateId) => ({ stateId, name: caseStateNames[stateId] })),
})

export const listTaskStates = () => ({
  items: taskStates.map((stateId) => ({ stateId, name: taskStateNames[stateId] })),
})
