import { afterEach, beforeEach } from 'vitest';
import { expectAllAnswered, stubApi } from './api-stub';
import { answerEveryPage, closePage, watchConsole } from './open-page';

// Runs for each file of page tests; a module that the files share would register its hooks for the first of them only.
beforeEach(() => {
  stubApi();
  watchConsole();
  answerEveryPage();
});

afterEach(expectAllAnswered);
afterEach(closePage);
