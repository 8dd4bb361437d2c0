const MOST = 20_000;

/** Memoizes: files repeat their values. */
export function remembering<Answer>(ask: (question: string) => Answer): (question: string) => Answer {
  const answers = new Map<string, Answer>();
  return (question) => {
    if (answers.has(question)) return answers.get(question) as Answer;
    if (answers.size === MOST) answers.clear();
    const answer = ask(question);
    answers.set(question, answer);
    return answer;
  };
}
