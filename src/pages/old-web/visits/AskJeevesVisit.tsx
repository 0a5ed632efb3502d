import { useState } from 'react';
import { jeeves } from '../../../content/oldWebVisits';
import styles from './visits.module.css';

/** Ask Jeeves: it answers a question with five others. */
export function AskJeevesVisit() {
  const [question, setQuestion] = useState<string>(jeeves.prompt);
  const [asked, setAsked] = useState('');
  return (
    <div className={styles.jeeves}>
      <svg viewBox="0 0 120 130" aria-hidden="true" className={styles.butler}>
        <path d="M8 130q4-48 52-48t52 48z" fill="#1b1b22" />
        <path d="m44 84 16 40 16-40z" fill="#fff" />
        <path d="m60 96-14-8v16zm0 0 14-8v16z" fill="#1b1b22" />
        <ellipse cx="60" cy="48" rx="27" ry="34" fill="#f4cfae" />
        <path d="M33 46q-2-34 27-34t27 34q-6-20-27-20t-27 20z" fill="#6b6b72" />
        <path d="M45 44h8m14 0h8M50 66q10 5 20 0" stroke="#1b1b22" strokeWidth="3" fill="none" />
      </svg>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(question.trim().replace(/\?+$/, ''));
        }}
      >
        <label>
          Do ask me a question, in good English
          <input
            value={question}
            maxLength={80}
            onChange={(event) => setQuestion(event.target.value)}
          />
        </label>
        <button type="submit">Ask!</button>
      </form>
      <div role="status">
        {asked && (
          <>
            <p>I know the answer to these questions, if they are of any use:</p>
            <ul>
              {jeeves.answers.map((answer) => (
                <li key={answer}>{answer.replace('{}', () => asked)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
