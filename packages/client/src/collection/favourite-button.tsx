import style from './favourite-button.module.css';
import { toggleFavourite, useFavourites } from './favourites.ts';
import { profileWords } from './profile-words.ts';

/** The star of a hero, to be given and taken away. */
export function FavouriteButton({ hero, name }: { readonly hero: string; readonly name: string }) {
  const say = profileWords.use();
  const isFavourite = useFavourites().includes(hero);
  return (
    <button
      type="button"
      className={style.star}
      aria-pressed={isFavourite}
      aria-label={say('favourite', { hero: name })}
      title={say('favourite', { hero: name })}
      onClick={() => toggleFavourite(hero)}
    >
      <Star filled={isFavourite} />
    </button>
  );
}

export function Star({ filled }: { readonly filled: boolean }) {
  return (
    <svg className={style.drawn} viewBox="0 0 24 24" aria-hidden="true" data-filled={filled}>
      <path d="m12 2.8 2.8 5.9 6.4.8-4.7 4.5 1.2 6.4L12 17.3l-5.7 3.1 1.2-6.4-4.7-4.5 6.4-.8Z" />
    </svg>
  );
}
