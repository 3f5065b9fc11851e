import { UI_LANGUAGES } from '@cromia/domain/languages';
import { BASE_PATH } from '../../base-path';
import { LANGUAGE_NAMES } from '../../i18n/languages';
import { useTexts } from '../../i18n/use-texts';
import classes from './styles.module.css';
import type { Tutorial } from './tutorials';

const FOLDER = `${BASE_PATH}/tutorials`;

/**
 * A recording of the portal, with captions in every language; the captions in the interface's language are on by
 * default.
 */
export function TutorialVideo({ name }: { name: Tutorial }) {
  const { t, language } = useTexts('help');
  return (
    <video
      // Browsers select captions only once, so the language remounts the video.
      key={language}
      className={classes.video}
      controls
      playsInline
      preload="none"
      width={1280}
      height={720}
      poster={`${FOLDER}/${name}.webp`}
      aria-label={t('help:video', { title: t(`help:tutorials.${name}.title`) })}
    >
      <source src={`${FOLDER}/${name}.webm`} type="video/webm" />
      {UI_LANGUAGES.map((captionLanguage) => (
        <track
          key={captionLanguage}
          kind="captions"
          src={`${FOLDER}/${name}.${captionLanguage}.vtt`}
          srcLang={captionLanguage}
          label={LANGUAGE_NAMES[captionLanguage]}
          default={captionLanguage === language}
        />
      ))}
    </video>
  );
}
