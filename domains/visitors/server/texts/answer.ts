/** Answers a question of a visitor. */
import { answerVisitor } from '@mizan/assistant/server'
import { mostSentences, usesOfConversation } from '../../data/limits.ts'
import type { VisitorAnswer, VisitorQuestion } from '../../schemas.ts'
import type { VisitorCall } from '../call.ts'
import { demoAnswersLeft, giveDemoAnswerBack, takeDemoAnswer } from '../conversations/demo-answers.ts'
import { noteCited, uncountAnswer } from '../conversations/store.ts'
import { onSeat, takeUseOf } from '../conversations/use.ts'
import type { ConversationRow } from '../tables.ts'

/** @throws AppError `visitor.spent`, `visitor.demo_spent`, `LA_MaxIpConversationValidationFailed`, `search.preparing` */
export const answerQuestion = (call: VisitorCall, asked: VisitorQuestion): Promise<VisitorAnswer> =>
  onSeat(call, () => answerOnSeat(call, asked))

async function answerOnSeat(call: VisitorCall, asked: VisitorQuestion): Promise<VisitorAnswer> {
  const conversation = await takeUseOf(call, 'answers', async (tx, row) => {
    if (row.kind === 'llm-demo') await takeDemoAnswer(tx, row)
  })
  const { answer, cited } = await answered(call, conversation, asked)
  const answersLeft = await call.system.unaudited(async (tx) => {
    await noteCited(tx, conversation.id, cited)
    return conversation.kind === 'llm-demo'
      ? demoAnswersLeft(tx, conversation)
      : usesOfConversation.answers - conversation.answers
  })
  return { ...answer, conversationId: conversation.id, answersLeft }
}

/** An answer that could not be given does not count as a use. */
async function answered(call: VisitorCall, conversation: ConversationRow, asked: VisitorQuestion) {
  try {
    return await answerVisitor(call as never, { ...asked, most: mostSentences })
  } catch (error) {
    await call.system.unaudited(async (tx) => {
      await uncountAnswer(tx, conversation.id)
      if (conversation.kind === 'llm-demo') await giveDemoAnswerBack(tx, conversation)
    })
    throw error
  }
}
